import { randomUUID } from 'node:crypto'
import { X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { SignedXml } from 'xml-crypto'
import { fiscalNamespace } from '@/server/adapters/fiscal/croatian/request-xml'
import { bodyOf, listen } from './serve'

const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#'

/** `refuses` names an error, `hangs` never answers, `down` is a gateway's error page, `wanders` answers about another message. */
type Mode = 'honest' | 'refuses' | 'hangs' | 'down' | 'wanders'

/** A loopback tax authority that checks signatures and answers every report with a JIR of its own. */
export async function loopbackAuthority() {
  const state = { mode: 'honest' as Mode, delay: Promise.resolve(), requests: [] as Record<string, string>[], jirs: [] as string[] }

  function answer(body: string): { status: number; text: string } {
    if (state.mode === 'down') return { status: 502, text: '<html><body>Bad Gateway</body></html>' }
    const problem = state.mode === 'refuses' ? 's005: OIB iz poruke nije jednak OIB-u iz certifikata.' : signatureProblem(body)
    const fields = fieldsOf(body)
    state.requests.push(fields)
    const id = state.mode === 'wanders' ? randomUUID() : (fields.IdPoruke ?? '')
    if (problem) return { status: 500, text: envelope(id, errors(problem)) }
    const jir = randomUUID()
    state.jirs.push(jir)
    return { status: 200, text: envelope(id, `<tns:Jir>${jir}</tns:Jir>`) }
  }

  const served = await listen((request, response) => {
    const respond = async () => {
      const body = (await bodyOf(request)).toString()
      if (state.mode === 'hangs') return
      const { status, text } = answer(body)
      await state.delay
      response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' })
      response.end(text)
    }
    respond().catch(() => response.destroy())
  })
  return { ...served, state }
}

/** Null for a whole request under the certificate in it. */
function signatureProblem(body: string): string | null {
  const document = new DOMParser().parseFromString(body, 'text/xml')
  const [signature] = Array.from(document.getElementsByTagNameNS(signatureNamespace, 'Signature'))
  const [certificate] = Array.from(document.getElementsByTagNameNS(signatureNamespace, 'X509Certificate'))
  if (!signature || !certificate?.textContent) return 's002: Nema potpisa.'
  const { publicKey } = new X509Certificate(Buffer.from(certificate.textContent, 'base64'))
  const verifier = new SignedXml({ publicCert: publicKey.export({ type: 'spki', format: 'pem' }) })
  verifier.loadSignature(signature)
  try {
    const isValid = verifier.checkSignature(body) && verifier.getSignedReferences().some((part) => part.includes('<tns:RacunZahtjev'))
    return isValid ? null : 's004: Neispravan digitalni potpis.'
  } catch {
    return 's004: Neispravan digitalni potpis.'
  }
}

/** The texts of the request's leaves by name; those of several VAT rates are joined. */
function fieldsOf(body: string): Record<string, string> {
  const document = new DOMParser().parseFromString(body, 'text/xml')
  const fields: Record<string, string> = {}
  for (const node of Array.from(document.getElementsByTagNameNS(fiscalNamespace, '*'))) {
    const isLeaf = !Array.from(node.childNodes).some((child) => child.nodeType === child.ELEMENT_NODE)
    if (isLeaf) fields[node.localName] = [fields[node.localName], node.textContent].filter(Boolean).join(' ')
  }
  return fields
}

function errors(problem: string) {
  const [code = '', words = ''] = problem.split(': ')
  return `<tns:Greske><tns:Greska><tns:SifraGreske>${code}</tns:SifraGreske><tns:PorukaGreske>${words}</tns:PorukaGreske></tns:Greska></tns:Greske>`
}

function envelope(messageId: string, content: string) {
  return (
    '<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<tns:RacunOdgovor Id="RacunOdgovor" xmlns:tns="${fiscalNamespace}"><tns:Zaglavlje><tns:IdPoruke>${messageId}</tns:IdPoruke>` +
    `<tns:DatumVrijeme>21.11.2026T10:30:00</tns:DatumVrijeme></tns:Zaglavlje>${content}</tns:RacunOdgovor></soap:Body></soap:Envelope>`
  )
}
