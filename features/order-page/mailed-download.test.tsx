import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { MailedDownload } from './mailed-download'

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span> }))

const key = 'a'.repeat(43)
const address = `*/api/v1/document/download/${key}`

const file = () =>
  new HttpResponse(null, { headers: { 'content-disposition': `attachment; filename="no_i.epub"; filename*=UTF-8''no%C4%87i.epub` } })
const order = () => HttpResponse.redirect(new URL('/narudzba/sl-ug', window.location.href).href, 303)

const asked: string[] = []
let answer: () => Response
const server = setupServer(
  http.all(address, ({ request }) => {
    asked.push(request.method)
    return answer()
  }),
  http.head('*/narudzba/sl-ug', () => new HttpResponse(null)),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  asked.length = 0
  window.location.hash = key
})

const save = { name: 'Preuzmi datoteku' }

it('says what a press fetches and what it gives up, and only looks until then', async () => {
  answer = file
  renderInShop(<MailedDownload />)
  expect(await screen.findByRole('button', save)).toBeDefined()
  expect(screen.getByText('noći.epub')).toBeDefined()
  expect(screen.getByText(/od preuzete e-knjige više ne možete odustati/)).toBeDefined()
  expect(asked).toEqual(['HEAD'])
})

it('leads to the order when the file has been closed meanwhile, without leaving the page', async () => {
  answer = file
  const { user } = renderInShop(<MailedDownload />)
  const button = await screen.findByRole('button', save)
  answer = order
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Ova poveznica više ne otvara datoteku')
  expect(screen.getByRole('link', { name: 'Otvori narudžbu' }).getAttribute('href')).toMatch(/\/narudzba\/sl-ug$/)
  expect(screen.queryByRole('button', save)).toBeNull()
  expect(asked).toEqual(['HEAD', 'HEAD'])
})

it.each([
  ['that is none', key],
  ['that is missing', ''],
])('says of a key %s where the files are', async (_which, hash) => {
  window.location.hash = hash
  answer = () => new HttpResponse(null, { status: 404 })
  renderInShop(<MailedDownload />)
  expect((await screen.findByRole('alert')).textContent).toBe('Poveznica ne otvara nijednu datoteku')
  expect(screen.getByText('Pronađi narudžbu')).toBeDefined()
})

it('asks to try again when no answer came', async () => {
  answer = () => new HttpResponse(null, { status: 503 })
  const { user } = renderInShop(<MailedDownload />)
  const again = await screen.findByRole('button', { name: 'Pokušaj ponovno' })
  answer = file
  await user.click(again)
  expect(await screen.findByRole('button', save)).toBeDefined()
})
