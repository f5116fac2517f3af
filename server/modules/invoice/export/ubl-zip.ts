import { strToU8, Zip, ZipDeflate } from 'fflate'
import { invoiceFile } from '@/server/modules/invoice/present-invoice'
import { invoiceUbl } from '@/server/modules/invoice/ubl/invoice-ubl'
import type { ExportedInvoice } from './month-invoices'

/** A ZIP of UBL files, a piece for each batch of documents. The same month gives the same bytes. */
export async function* ublZip(batches: AsyncIterable<ExportedInvoice[]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const documents of batches) {
    for (const document of documents) {
      const file = new ZipDeflate(ublFile(document), { level: 6 })
      file.mtime = document.issuedAt
      zip.add(file)
      file.push(strToU8(invoiceUbl(document)), true)
    }
    yield Buffer.concat(ready.splice(0))
  }
  zip.end()
  yield Buffer.concat(ready)
}

export function ublFile(document: Pick<ExportedInvoice, 'kind' | 'number' | 'year'>): string {
  return invoiceFile(document).replace(/pdf$/, 'xml')
}
