import { FiscalError, type FiscalPort } from '@/server/adapters/fiscal/port'
import { readCertificate } from './certificate'
import { postXml, type PostOptions } from './post-xml'
import { protectionCode } from './protection-code'
import { readAnswer } from './read-answer'
import { requestXml } from './request-xml'
import { signRequest, type SignatureHash } from './sign-request'

type Options = {
  url: string
  oib: string
  operatorOib: string
  /** Private key and certificate. */
  pem: string
  passphrase?: string
  /** Certificates that the authority's server is trusted by, where those of the system are not enough. */
  ca?: string
  hash: SignatureHash
  timeoutMs?: number
}

/** The Croatian tax authority's service for invoices in final consumption (docs/rules/fiscal.md, docs/decisions/058-fiscalisation.md). */
export function taxAuthority({ url, oib, operatorOib, pem, passphrase, ca, hash, timeoutMs = 8000 }: Options): FiscalPort {
  const own = readCertificate(pem, passphrase)
  return {
    oib,
    protectionCode: (invoice) => protectionCode(own.key, invoice),
    async report(invoice, report) {
      const signed = signRequest(requestXml(invoice, report, operatorOib), own, hash)
      const answer = await send({ url, body: envelope(signed), timeoutMs: report.timeoutMs ?? timeoutMs, ca })
      return readAnswer(answer, report.messageId)
    },
  }
}

async function send(options: PostOptions) {
  try {
    return await postXml(options)
  } catch (error) {
    throw new FiscalError('unavailable', error instanceof Error ? error.message : String(error), error)
  }
}

function envelope(body: string) {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`
  )
}
