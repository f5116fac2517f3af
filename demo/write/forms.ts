import { formFiles, forms } from '@/server/db/schema/form'
import { ebook } from '@/demo/art/ebook'
import { seedForms } from '@/demo/data/forms'
import { insertRows, type SeedContext } from './seed-context'

/** Writes the forms; one of them gives a small e-book for a confirmed address. */
export async function writeForms({ tx, siteId, nextId }: SeedContext) {
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
