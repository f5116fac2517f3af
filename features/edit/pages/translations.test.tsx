import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { linkApi } from '@/lib/api/v1/cms/link'
import { domainApi } from '@/lib/api/v2/master/master'
import { ApiError } from '@/lib/api/errors'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { DialogHost } from '../dialogs'
import { PageSettings } from './settings/page-settings'
import { PostSettings } from './settings/post-settings'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call, saveAndOpen } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, input: object, options?: { headers?: Record<string, string> }) => Promise<unknown>>(),
  saveAndOpen: vi.fn<(path: string) => Promise<void>>(async () => {}),
}))
vi.mock('@/lib/api/client', () => ({ call }))
// The program of the tests has pages in English, the one that is built has none.
vi.mock('@/lib/i18n/routing', () => ({ routing: { locales: ['hr', 'en'], defaultLocale: 'hr' }, languageCodes: { hr: 'hrv', en: 'eng' } }))
vi.mock('./edit-address', () => ({ saveAndOpen, contentPath: (slug: string) => `/${slug}` }))

const page = { id: 5, slug: 'radionice', title: 'Radionice', description: '', state: 'draft', parentId: null, published_at: null }

beforeEach(() => {
  call.mockReset()
  saveAndOpen.mockClear()
})

const settings = (
  <>
    <PageSettings id={5} />
    <DialogHost />
  </>
)

describe('the languages of a page (docs/rules/editing.md#translations)', () => {
  const language = (code: string, code2: string, name: string) => ({ code, code2, name })
  const [hr, en, de] = [language('hrv', 'hr', 'hrvatski'), language('eng', 'en', 'engleski'), language('ger', 'de', 'njemački')]
  const missing = new ApiError({ message: 'Nema.', statusCode: 404, data: { code: 'NOT_FOUND' } })

  function serveLanguages(languages: object[], translations: { [code: string]: object }) {
    call.mockImplementation(async ({ path }, _, options) => {
      if (path === domainApi.domainDetect.path) return { cmsLanguages: languages, defaultLanguage: 'hrv' }
      if (path === linkApi.createTranslationFromOriginal.path) return { ...page, slug: 'workshops', title: 'Workshops' }
      if (path !== officePageApi.get.path) return { records: [], totalPages: 1 }
      const code = options?.headers?.['x-gaussbox-language']
      if (code !== undefined && !translations[code]) throw missing
      return { ...page, ...(code === undefined ? {} : translations[code]) }
    })
  }

  it('are not shown where the site has one', async () => {
    serveLanguages([hr], {})
    renderInEdit(settings)
    await screen.findByRole('button', { name: 'Arhiviraj' })
    expect(screen.queryByRole('region', { name: 'Jezici' })).toBeNull()
  })

  it('offers to translate, and goes on in the translation', async () => {
    serveLanguages([hr, en], {})
    const { user } = renderInEdit(settings)
    await user.click(await screen.findByRole('button', { name: 'Izradi prijevod: engleski' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novi prijevod: engleski' })
    await user.type(within(dialog).getByRole('textbox', { name: /^Naslov/ }), 'Workshops')
    await user.click(within(dialog).getByRole('button', { name: 'Izradi prijevod' }))
    await waitFor(() => expect(saveAndOpen).toHaveBeenCalledWith('/en/workshops'))
    const input = { id: 5, language: 'eng', title: 'Workshops', slug: 'workshops' }
    expect(call).toHaveBeenCalledWith(linkApi.createTranslationFromOriginal, input)
  })

  // docs/rules/content.md#home-address
  it('asks no address for the home page, which keeps its own', async () => {
    const home = { ...page, slug: 'pocetna' }
    call.mockImplementation(async ({ path }, _, options) => {
      if (path === domainApi.domainDetect.path) return { cmsLanguages: [hr, en], defaultLanguage: 'hrv' }
      if (path === linkApi.createTranslationFromOriginal.path) return { ...home, title: 'Home' }
      if (options?.headers?.['x-gaussbox-language']) throw missing
      return home
    })
    const { user } = renderInEdit(settings)
    await user.click(await screen.findByRole('button', { name: 'Izradi prijevod: engleski' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novi prijevod: engleski' })
    await user.type(within(dialog).getByRole('textbox', { name: /^Naslov/ }), 'Home')
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Izradi prijevod' }))
    await waitFor(() => expect(saveAndOpen).toHaveBeenCalledWith('/en'))
    expect(call).toHaveBeenCalledWith(linkApi.createTranslationFromOriginal, { id: 5, language: 'eng', title: 'Home', slug: 'pocetna' })
  })

  it('offers to translate a post', async () => {
    const post = { ...page, terms: { categories: [], tags: [] }, relatedIds: [], state: 'published' }
    call.mockImplementation(async ({ path }, _, options) => {
      if (path === domainApi.domainDetect.path) return { cmsLanguages: [hr, en], defaultLanguage: 'hrv' }
      if (path === officePostApi.createTranslation.path) return { ...post, slug: 'workshops', title: 'Workshops' }
      if (path !== officePostApi.get.path) return { records: [], totalPages: 1 }
      if (options?.headers?.['x-gaussbox-language']) throw missing
      return post
    })
    const { user } = renderInEdit(
      <>
        <PostSettings id={5} />
        <DialogHost />
      </>,
    )
    await user.click(await screen.findByRole('button', { name: 'Izradi prijevod: engleski' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novi prijevod: engleski' })
    await user.type(within(dialog).getByRole('textbox', { name: /^Naslov/ }), 'Workshops')
    await user.click(within(dialog).getByRole('button', { name: 'Izradi prijevod' }))
    await waitFor(() => expect(saveAndOpen).toHaveBeenCalledWith('/en/workshops'))
    const input = { id: 5, language: 'eng', title: 'Workshops', slug: 'workshops' }
    expect(call).toHaveBeenCalledWith(officePostApi.createTranslation, input)
  })

  it('leads to a translation, and says where this program shows none', async () => {
    serveLanguages([hr, en, de], { eng: { slug: 'workshops', title: 'Workshops' }, ger: { slug: 'kurse', title: 'Kurse' } })
    const { user } = renderInEdit(settings)
    await user.click(await screen.findByRole('button', { name: 'Otvori prijevod: engleski' }))
    expect(saveAndOpen).toHaveBeenCalledWith('/en/workshops')
    expect(await screen.findByText(/još ne prikazuje stranice na tom jeziku/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Otvori prijevod: njemački' })).toBeNull()
  })
})
