import { PDFDocument } from '@cantoo/pdf-lib'

/** How many pages a PDF has. @throws if it cannot be read */
export async function countPages(pdf: Buffer): Promise<number> {
  return (await PDFDocument.load(pdf)).getPageCount()
}

/**
 * Appends the pages of other PDFs, such as a carrier's labels. The first document keeps its tags for screen readers.
 * @throws if one of them cannot be read
 */
export async function joinPdfs(first: Buffer | null, others: readonly Buffer[]): Promise<{ content: Buffer; pages: number }> {
  const joined = first ? await PDFDocument.load(first, { updateMetadata: false }) : await PDFDocument.create({ updateMetadata: false })
  for (const other of others) {
    const source = await PDFDocument.load(other)
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page)
  }
  const content = Buffer.from(await joined.save({ useObjectStreams: false, addDefaultPage: false }))
  return { content, pages: joined.getPageCount() }
}
