import { invoicePdf } from '@/server/adapters/pdf/invoice'
import { orderConfirmationPdf } from '@/server/adapters/pdf/order-confirmation/order-confirmation'

/** A document that is drawn alone, while shoppers wait for pages. It can be cloned to another thread. */
export type DocumentToDraw =
  | { kind: 'orderConfirmation'; input: Parameters<typeof orderConfirmationPdf>[0] }
  | { kind: 'invoice'; input: Parameters<typeof invoicePdf>[0] }

/** Draws it in this thread. */
export function drawHere(document: DocumentToDraw): Promise<Buffer> {
  return document.kind === 'invoice' ? invoicePdf(document.input) : orderConfirmationPdf(document.input)
}
