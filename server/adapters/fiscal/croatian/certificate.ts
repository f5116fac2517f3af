import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

export type FiscalCertificate = { key: KeyObject; certificate: X509Certificate }

/** Reads the private key and its certificate from one PEM text. @throws if one is missing or they do not belong together */
export function readCertificate(pem: string, passphrase?: string): FiscalCertificate {
  const blocks = pem.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? []
  const keyBlock = blocks.find((block) => block.includes('PRIVATE KEY'))
  if (keyBlock === undefined) throw new Error('The file of FISCAL_CERTIFICATE has no private key.')
  const key = createPrivateKey({ key: keyBlock, passphrase })
  const own = blocks
    .filter((block) => block.includes('BEGIN CERTIFICATE'))
    .map((block) => new X509Certificate(block))
    .find((certificate) => certificate.checkPrivateKey(key))
  if (!own) throw new Error('The file of FISCAL_CERTIFICATE has no certificate of its private key.')
  return { key, certificate: own }
}

/** The issuer as RFC 4514 writes it, the most specific part first: 'CN=Fina RDC,O=Financijska agencija,C=HR'. */
export function issuerName({ issuer }: X509Certificate): string {
  return issuer.split('\n').toReversed().join(',')
}

/** The serial number as a decimal number. */
export function serialNumber(certificate: X509Certificate): string {
  return BigInt(`0x${certificate.serialNumber}`).toString()
}
