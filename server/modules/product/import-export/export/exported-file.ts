import { eq } from 'drizzle-orm'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { productFileContents } from '@/server/db/schema/after-sale'
import type { Transaction } from '@/server/core/transaction'
import { extensionFor, extensionOf } from '@/server/modules/product/files/file-types'
import { slugOf } from '@/lib/text/slug'
import type { FileRow } from '@/server/modules/product/import-export/record/record'
import path from 'node:path'

/** The path of an exported file below the CSV's folder: 'datoteke/zlatarovo-zlato-1f0c3a5b7d9e.epub', with the start of its hash. */
export function exportedPath({ name, mediaType, hash }: FileRow): string {
  const extension = extensionOf(name) || extensionFor(mediaType)
  const stem = slugOf(path.parse(name).name).slice(0, 60)
  return `datoteke/${stem === '' ? '' : `${stem}-`}${hash.slice(0, 12)}${extension}`
}

/** Writes the file unless it exists; the name contains the hash. Renames the complete file into place. */
export async function writeExportedFile(tx: Transaction, folder: string, row: FileRow) {
  const file = path.join(folder, exportedPath(row))
  const existing = await stat(file).catch(() => null)
  if (existing?.size === row.size) return
  const [stored] = await tx
    .select({ content: productFileContents.content })
    .from(productFileContents)
    .where(eq(productFileContents.hash, row.hash))
  if (!stored) throw new Error(`The file ${row.name} has no content.`)
  await mkdir(path.dirname(file), { recursive: true })
  const tempFile = `${file}.${process.pid}`
  await writeFile(tempFile, stored.content)
  await rename(tempFile, file)
}
