import { DOMParser } from '@xmldom/xmldom'
import { FiscalError } from '@/server/adapters/fiscal/port'
import { fiscalNamespace } from './request-xml'

/** The JIR of the answer to a message. @throws FiscalError `refused` with the authority's words, `unavailable` for any other answer */
export function readAnswer(body: string, messageId: string): string {
  const document = parse(body)
  const textsOf = (name: string) =>
    Array.from(document.getElementsByTagNameNS(fiscalNamespace, name)).map(({ textContent }) => textContent?.trim() ?? '')
  const codes = textsOf('SifraGreske')
  if (codes.length > 0) {
    const words = textsOf('PorukaGreske')
    throw new FiscalError(
      'refused',
      codes
        .map((code, index) => `${code}: ${words[index] ?? ''}`)
        .join('; ')
        .slice(0, 500),
    )
  }
  const [jir] = textsOf('Jir')
  if (textsOf('IdPoruke')[0] !== messageId) throw new FiscalError('unavailable', 'The answer is about another message.')
  if (!jir || !/^[0-9a-f-]{36}$/i.test(jir)) throw new FiscalError('unavailable', 'The answer has no JIR.')
  return jir
}

/** xmldom loads no external entities; what it warns of is refused. */
function parse(body: string) {
  const refuse = (message: string) => {
    throw new FiscalError('unavailable', `The answer is no XML: ${message.slice(0, 100)}`)
  }
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse }
  const document = new DOMParser({ errorHandler }).parseFromString(body, 'text/xml')
  if (!document?.documentElement) throw new FiscalError('unavailable', 'The answer is empty.')
  return document
}
