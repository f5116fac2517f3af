import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import type { StoredSection } from '../define'
import { SectionDocument } from './section-document'

const { renderForm } = vi.hoisted(() => ({ renderForm: vi.fn<(stored: StoredSection) => Promise<string>>() }))
vi.mock('./registry', () => ({ pageSection: (type: string) => ({ render: type === 'form' ? renderForm : async () => 'Naslov' }) }))
vi.mock('./public-render-context', () => ({ publicRenderContext: () => ({}) }))
vi.mock('./section-counter', () => ({ SectionCounter: () => null }))
vi.mock('@/components/editable/editable-region', () => ({ EditableRegion: ({ children }: { children: unknown }) => children }))

const empty = { meta: {}, mobileMeta: {}, options: {}, mobileOptions: {}, linkMeta: {} }
const document = { v: 1 as const, sections: { s_1: { type: 'hero', pos: 'a0', ...empty }, s_2: { type: 'form', pos: 'b0', ...empty } } }
const failure = (statusCode: number) => new ApiError({ message: 'Ne.', statusCode, data: { code: 'VALIDATION' } })
const page = () => SectionDocument({ document, documentKey: 'page:1' })

// docs/rules/storefront.md#refused-section
it('leaves out a section whose data the API refuses', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderForm.mockRejectedValue(failure(422))
  expect(renderToStaticMarkup(await page())).toBe('Naslov')
})

it('fails without an answer, so that no page is stored without its section', async () => {
  for (const error of [failure(503), failure(429), new Error('gone')]) {
    renderForm.mockRejectedValue(error)
    await expect(page()).rejects.toBe(error)
  }
})
