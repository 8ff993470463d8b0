//! A certificate authority that lives as long as the sandbox, and one certificate for Discord's
//! host names. The authority's key is never written anywhere.

use openssl::asn1::Asn1Time;
use openssl::bn::{BigNum, MsbOption};
use openssl::ec::{EcGroup, EcKey};
use openssl::error::ErrorStack;
use openssl::hash::MessageDigest;
use openssl::nid::Nid;
use openssl::pkey::{PKey, Private};
use openssl::x509::extension::{
    AuthorityKeyIdentifier, BasicConstraints, ExtendedKeyUsage, KeyUsage, SubjectAlternativeName,
    SubjectKeyIdentifier,
};
use openssl::x509::{X509, X509Builder, X509Name, X509NameBuilder};

/// The host names a bot uses.
const HOSTS: [&str; 3] = ["discord.com", "cdn.discordapp.com", "gateway.discord.gg"];

/// All in PEM.
pub(crate) struct Certificates {
    pub authority: Vec<u8>,
    pub certificate: Vec<u8>,
    pub key: Vec<u8>,
}

pub(crate) fn make() -> Result<Certificates, ErrorStack> {
    let authority_key = new_key()?;
    let authority_name = name("Menagerie sandbox authority")?;
    let mut builder = start(&authority_name, &authority_name, &authority_key)?;
    builder.append_extension(BasicConstraints::new().critical().ca().pathlen(0).build()?)?;
    builder.append_extension(KeyUsage::new().critical().key_cert_sign().crl_sign().build()?)?;
    let identifier = SubjectKeyIdentifier::new().build(&builder.x509v3_context(None, None))?;
    builder.append_extension(identifier)?;
    builder.sign(&authority_key, MessageDigest::sha256())?;
    let authority = builder.build();

    let key = new_key()?;
    let mut builder = start(&name(HOSTS[0])?, &authority_name, &key)?;
    builder.append_extension(BasicConstraints::new().critical().build()?)?;
    builder.append_extension(KeyUsage::new().critical().digital_signature().build()?)?;
    builder.append_extension(ExtendedKeyUsage::new().server_auth().build()?)?;
    let mut hosts = SubjectAlternativeName::new();
    for host in HOSTS {
        hosts.dns(host);
    }
    let extensions = {
        let context = builder.x509v3_context(Some(&authority), None);
        [
            hosts.build(&context)?,
            SubjectKeyIdentifier::new().build(&context)?,
            AuthorityKeyIdentifier::new().keyid(true).build(&context)?,
        ]
    };
    for extension in extensions {
        builder.append_extension(extension)?;
    }
    builder.sign(&authority_key, MessageDigest::sha256())?;
    let certificate: X509 = builder.build();

    Ok(Certificates {
        authority: authority.to_pem()?,
        certificate: certificate.to_pem()?,
        key: key.private_key_to_pem_pkcs8()?,
    })
}

fn new_key() -> Result<PKey<Private>, ErrorStack> {
    let group = EcGroup::from_curve_name(Nid::X9_62_PRIME256V1)?;
    PKey::from_ec_key(EcKey::generate(&group)?)
}

fn name(common: &str) -> Result<X509Name, ErrorStack> {
    let mut builder = X509NameBuilder::new()?;
    builder.append_entry_by_nid(Nid::COMMONNAME, common)?;
    Ok(builder.build())
}

fn start(
    subject: &X509Name,
    issuer: &X509Name,
    key: &PKey<Private>,
) -> Result<X509Builder, ErrorStack> {
    let mut builder = X509Builder::new()?;
    builder.set_version(2)?;
    let mut serial = BigNum::new()?;
    serial.rand(127, MsbOption::MAYBE_ZERO, false)?;
    let serial = serial.to_asn1_integer()?;
    builder.set_serial_number(&serial)?;
    builder.set_subject_name(subject)?;
    builder.set_issuer_name(issuer)?;
    builder.set_pubkey(key)?;
    // The certificate has to be valid on a clock that was set back a little.
    let yesterday = i64::try_from(crate::clock::now_ms() / 1000).unwrap_or(0) - 86_400;
    let from = Asn1Time::from_unix(yesterday)?;
    let until = Asn1Time::days_from_now(365)?;
    builder.set_not_before(&from)?;
    builder.set_not_after(&until)?;
    Ok(builder)
}
