import { formFiles, forms } from '@/server/db/schema/form'
import { ebook } from '@/demo/art/ebook'
import { seedForms } from '@/demo/data/forms'
import { insertRows, type SeedBook } from './book'

/** The forms of the demo shop; one of them promises a small book to whoever proves their address. */
export async function writeForms({ tx, siteId, nextId }: SeedBook) {
  const rows = seedForms.map((form) => ({ ...form, id: nextId('forms') }))
  await insertRows(
    tx,
    forms,
    rows.map(({ id, key, title, fields, keepDays, goal }) => ({
      id,
      siteId,
      key,
      title,
      fields,
      keepDays,
      ...(goal ? { confirmed: true, goalType: goal.type, goal: goal.file.name } : {}),
    })),
  )
  for (const { id: formId, key, goal } of rows) {
    if (!goal) continue
    const { name, title, text } = goal.file
    await tx.insert(formFiles).values({ formId, name, mediaType: 'application/epub+zip', content: ebook({ title, id: key, text }) })
  }
}
