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

const methods: string[] = []
let answer: () => Response
const server = setupServer(
  http.all(address, ({ request }) => {
    methods.push(request.method)
    return request.headers.get('accept') === 'text/html' ? answer() : new HttpResponse(null, { status: 409 })
  }),
  http.head('*/narudzba/sl-ug', () => new HttpResponse(null)),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  methods.length = 0
  window.location.hash = key
})

const save = { name: 'Preuzmi datoteku' }

it('shows the file and what downloading waives, and only checks the link', async () => {
  answer = file
  renderInShop(<MailedDownload />)
  expect(await screen.findByRole('button', save)).toBeDefined()
  expect(screen.getByText('noći.epub')).toBeDefined()
  expect(screen.getByText(/od preuzete e-knjige više ne možete odustati/)).toBeDefined()
  expect(methods).toEqual(['HEAD'])
})

it('links to the order when the file is no longer available', async () => {
  answer = file
  const { user } = renderInShop(<MailedDownload />)
  const button = await screen.findByRole('button', save)
  answer = order
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Ova poveznica više ne otvara datoteku')
  expect(screen.getByRole('link', { name: 'Otvori narudžbu' }).getAttribute('href')).toMatch(/\/narudzba\/sl-ug$/)
  expect(screen.queryByRole('button', save)).toBeNull()
  expect(methods).toEqual(['HEAD', 'HEAD'])
})

it.each([
  ['that is unknown', key],
  ['that is missing', ''],
])('links to the order search for a link %s', async (_, hash) => {
  window.location.hash = hash
  answer = () => new HttpResponse(null, { status: 404 })
  renderInShop(<MailedDownload />)
  expect((await screen.findByRole('alert')).textContent).toBe('Poveznica ne otvara nijednu datoteku')
  expect(screen.getByText('Pronađi narudžbu')).toBeDefined()
})

it('offers a retry after a failed call', async () => {
  answer = () => new HttpResponse(null, { status: 503 })
  const { user } = renderInShop(<MailedDownload />)
  const retry = await screen.findByRole('button', { name: 'Pokušaj ponovno' })
  answer = file
  await user.click(retry)
  expect(await screen.findByRole('button', save)).toBeDefined()
})
