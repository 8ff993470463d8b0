# syntax=docker/dockerfile:1
FROM rust:1.95-slim-bookworm AS build
# OpenSSL and SQLite are built from their sources. The sandbox is for trying the bot, not for serving.
RUN apt-get update && apt-get install -y --no-install-recommends make perl \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/app/target \
    cargo build --release --locked --no-default-features && cp target/release/menagerie /menagerie

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* && install -d -o 10001 -g 10001 /data
COPY --from=build /menagerie /usr/local/bin/menagerie
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/menagerie.db
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/menagerie"]
CMD ["run"]
