import { expect, it, vi } from 'vitest'
import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import { sectionSchema } from '@/tests/support/contract/section-schemas'
import { pageSection } from './registry'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

// docs/rules/platform.md#documented-sections. `npx vitest run --project dom features/sections/document/section-types.test.tsx -u` writes the file anew.

it('keeps the fields of all page sections for the OpenAPI document', async () => {
  const schemas = sectionTypeEntries.flatMap(({ type, example }) => {
    const section = pageSection(type)
    return section ? [[type, sectionSchema(section, example)]] : []
  })
  expect(schemas.length).toBeGreaterThanOrEqual(12)
  await expect(`${JSON.stringify(Object.fromEntries(schemas), null, 2)}\n`).toMatchFileSnapshot(
    '../../../server/api/openapi/section-types.json',
  )
})
