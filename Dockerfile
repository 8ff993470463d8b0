# syntax=docker/dockerfile:1
FROM rust:1.95-slim-bookworm AS build
# OpenSSL and SQLite are built from their sources.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates make perl \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
# The file COMMIT says it in a tarball only. Of a clone there is no .git here to ask:
# --build-arg COMMIT=$(git describe --always --dirty --abbrev=12 --exclude='*')
ARG COMMIT=
# The sandbox is for trying the bot, not for serving.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/app/target \
    MENAGERIE_COMMIT=$COMMIT cargo build --profile dist --locked --no-default-features \
      --features encryption \
    && install -D target/dist/menagerie /image/usr/local/bin/menagerie
# What it needs of a system: the C library, and the authorities by which TLS knows others.
RUN ldd /image/usr/local/bin/menagerie | grep -o '/[^ ]*' | xargs cp --parents -L -t /image \
    && cp --parents -L /etc/ssl/certs/ca-certificates.crt /image \
    && install -d -m 1777 /image/tmp && install -d -o 10001 -g 10001 /image/data

FROM scratch
COPY --from=build /image /
USER 10001:10001
WORKDIR /data
VOLUME /data
# Copies as large as the database are made there, not in memory.
ENV SQLITE_TMPDIR=/data TMPDIR=/data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["/usr/local/bin/menagerie", "health"]
ENTRYPOINT ["/usr/local/bin/menagerie"]
CMD ["run"]
