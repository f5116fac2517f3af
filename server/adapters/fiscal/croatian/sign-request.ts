import { SignedXml } from 'xml-crypto'
import { issuerName, serialNumber, type FiscalCertificate } from './certificate'

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

const algorithms = {
  sha1: { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1', digest: 'http://www.w3.org/2000/09/xmldsig#sha1' },
  sha256: { signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', digest: 'http://www.w3.org/2001/04/xmlenc#sha256' },
} as const

export type SignatureHash = keyof typeof algorithms

/** The request with its enveloped signature, which names the certificate (docs/rules/fiscal.md#fiscal-signature). */
export function signRequest(xml: string, { key, certificate }: FiscalCertificate, hash: SignatureHash): string {
  const { signature, digest } = algorithms[hash]
  const signer = new SignedXml({
    privateKey: key,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: exclusive,
    getKeyInfoContent: () => keyInfo(certificate),
  })
  signer.addReference({ xpath: '/*', transforms: [enveloped, exclusive], digestAlgorithm: digest })
  signer.computeSignature(xml)
  return signer.getSignedXml()
}

function keyInfo(certificate: FiscalCertificate['certificate']) {
  const issuer = issuerName(certificate).replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)
  return (
    `<X509Data><X509Certificate>${certificate.raw.toString('base64')}</X509Certificate>` +
    `<X509IssuerSerial><X509IssuerName>${issuer}</X509IssuerName><X509SerialNumber>${serialNumber(certificate)}</X509SerialNumber></X509IssuerSerial></X509Data>`
  )
}
