import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveCookieChoice } from '@/features/consent/cookie-choice'
import { Form } from '@/lib/api/entities/form.schema'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { loadRecaptcha } from './captcha/recaptcha-script'
import { SiteForm } from './components/site-form'

vi.mock('./captcha/recaptcha-script', () => ({ loadRecaptcha: vi.fn<() => Promise<object>>() }))

const server = setupServer()
const sent: Record<string, unknown>[] = []
const store = '*/api/v1/cms/form/storeData'
const made = Form.parse({
  id: 7,
  key: 'kontakt',
  title: 'Upit',
  confirmed: false,
  fields: [
    { name: 'email', kind: 'email', label: 'E-pošta', required: true },
    { name: 'message', kind: 'longText', label: 'Poruka', required: true },
  ],
  consents: [],
  captcha: null,
})

/** Google's script: returns a token by callback in version 2 and by promise in version 3. */
const google = vi.hoisted(() => {
  let callback: (token: string) => void = () => {}
  return {
    render: vi.fn<(place: HTMLElement, options: object) => number | undefined>((_, options) => {
      callback = Reflect.get(options, 'callback')
      return 0
    }),
    reset: vi.fn<() => void>(),
    execute: vi.fn<(widget: number, options?: { action: string }) => Promise<string>>(async () => {
      callback('žeton-2')
      return 'žeton-3'
    }),
  }
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  vi.mocked(loadRecaptcha).mockResolvedValue(google)
  server.use(
    http.post('*/api/v1/gdpr/web/consent/chooseCookies', () => dataResponse({})),
    http.post(store, async ({ request }) => {
      sent.push(Object(await request.json()))
      return dataResponse({ stored: true })
    }),
  )
})
afterEach(() => {
  server.resetHandlers()
  // Restores the mocks' first implementation.
  vi.resetAllMocks()
  sent.length = 0
  for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0]}=; max-age=0; path=/`
})

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Poruka/ })
const typed = () => message().value
const permission = () => screen.getByRole('checkbox', { name: /reCAPTCHA/ })
const submit = (user: ReturnType<typeof renderInShop>['user']) => user.click(screen.getByRole('button', { name: 'Pošalji' }))

async function open(captcha: Form['captcha']) {
  const { user } = renderInShop(<SiteForm form={{ ...made, captcha }} done="Hvala" />)
  await user.type(screen.getByRole('textbox', { name: /E-pošta/ }), 'ana@primjer.hr')
  await user.type(message(), 'Radite li subotom?')
  return user
}

it('shows no captcha on a form without one', async () => {
  const user = await open(null)
  await submit(user)
  expect((await screen.findByRole('status')).textContent).toBe('Hvala')
  expect(sent).toEqual([{ id: 7, data: { email: 'ana@primjer.hr', message: 'Radite li subotom?' }, consents: [], website: '' }])
  expect([screen.queryByText(/reCAPTCHA/), vi.mocked(loadRecaptcha).mock.calls.length]).toEqual([null, 0])
})

// docs/rules/forms.md#counted-text
it('counts a long text, cuts nothing of it and says that it is too long', async () => {
  const fields = made.fields.map((field) => (field.kind === 'longText' ? { ...field, max: 30 } : field))
  const { user } = renderInShop(<SiteForm form={{ ...made, fields }} done="Hvala" />)
  expect(screen.getByText('Najviše 30 znakova.')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /E-pošta/ }), 'ana@primjer.hr')
  await user.click(message())
  await user.paste('Radite li subotom, nedjeljom i praznikom?')
  expect(screen.getByText('41 od 30 znakova')).toBeDefined()
  await submit(user)
  expect(typed()).toBe('Radite li subotom, nedjeljom i praznikom?')
  expect(await screen.findAllByText('Maksimalan broj znakova za ovo polje je 30')).not.toHaveLength(0)
  expect(sent).toEqual([])
})

it('reuses the idempotency key for unchanged answers', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post(store, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 3 ? dataResponse({ stored: true }) : HttpResponse.error()
    }),
  )
  vi.spyOn(toast, 'toastError').mockImplementation(() => {})
  const user = await open(null)
  for (const tries of [1, 2]) {
    await submit(user)
    await waitFor(() => expect(toast.toastError).toHaveBeenCalledTimes(tries))
  }
  await user.type(message(), ' I nedjeljom?')
  await submit(user)
  await screen.findByRole('status')
  expect(keys[0]).toBeTruthy()
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

describe('a form with a captcha', () => {
  const captcha = { key: 'javni', version: '2' }

  it('loads nothing before permission and shows the missing permission at its field', async () => {
    const user = await open(captcha)
    await submit(user)
    expect(await screen.findAllByText(/Dopustite provjeru/)).toHaveLength(2)
    expect(permission().getAttribute('aria-invalid')).toBe('true')
    expect(vi.mocked(loadRecaptcha)).not.toHaveBeenCalled()
    expect(sent).toEqual([])
    expect(typed()).toBe('Radite li subotom?')
  })

  it('loads once permitted and sends its token', async () => {
    const user = await open(captcha)
    await user.click(permission())
    await waitFor(() => expect(google.render).toHaveBeenCalledOnce())
    expect(google.render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'javni', size: 'invisible', hl: 'hr' })
    expect(google.execute).not.toHaveBeenCalled()
    await submit(user)
    await screen.findByRole('status')
    expect(sent).toMatchObject([{ 'g-recaptcha-key': 'javni', 'g-recaptcha-response': 'žeton-2' }])
  })

  it('needs no permission when the cookie choice gives it, and loads on first input', async () => {
    saveCookieChoice(['necessary', 'security'])
    renderInShop(<SiteForm form={{ ...made, captcha }} done="" />)
    expect(screen.queryByRole('checkbox')).toBeNull()
    screen.getByRole('link', { name: 'pravila privatnosti' })
    expect(vi.mocked(loadRecaptcha)).not.toHaveBeenCalled()
    fireEvent.focus(message())
    await waitFor(() => expect(google.render).toHaveBeenCalledOnce())
  })

  it('of version 3 sends its action', async () => {
    const user = await open({ key: 'javni', version: '3' })
    await user.click(permission())
    await submit(user)
    await screen.findByRole('status')
    expect(google.execute).toHaveBeenCalledWith(0, { action: 'form' })
    expect(sent).toMatchObject([{ 'g-recaptcha-response': 'žeton-3' }])
  })

  it.each<[string, Form['captcha'], () => void, RegExp]>([
    ['has no key', { key: '', version: '2' }, () => {}, /nema svoj ključ/],
    ['has no version', { key: 'javni', version: '' }, () => {}, /verzija provjere/],
    ['does not load', captcha, () => vi.mocked(loadRecaptcha).mockRejectedValue(new Error('x')), /nije učitala/],
    ['rejects its key', captcha, () => google.render.mockReturnValue(undefined), /Provjera nije uspjela/],
    ['fails', { key: 'javni', version: '3' }, () => google.execute.mockRejectedValueOnce(new Error('x')), /Provjera nije uspjela/],
  ])('that %s shows its error, sends nothing and keeps the input', async (_, broken, prepare, text) => {
    prepare()
    const user = await open(broken)
    await user.click(permission())
    await submit(user)
    await screen.findByText(text)
    expect(sent).toEqual([])
    expect(typed()).toBe('Radite li subotom?')
  })

  it.each(['CAPTCHA_FAILED', 'CAPTCHA_UNAVAILABLE'] as const)(
    'that the server rejects with %s is sent again with a new token',
    async (code) => {
      const user = await open(captcha)
      server.use(http.post(store, () => errorResponse(code), { once: true }))
      await user.click(permission())
      await submit(user)
      await screen.findByText(/Pošaljite je još jednom|Pokušajte ponovno/)
      await submit(user)
      await screen.findByRole('status')
      expect([google.execute.mock.calls.length, google.reset.mock.calls.length]).toEqual([2, 2])
    },
  )
})

it('empties an autofilled honeypot for the second try', async () => {
  const user = await open(null)
  server.use(http.post(store, () => errorResponse('CAPTCHA_FAILED'), { once: true }))
  fireEvent.change(screen.getByLabelText('Ovo polje ostavite prazno'), { target: { value: 'https://moja.example' } })
  await submit(user)
  await screen.findByText(/ne šalje robot/)
  await submit(user)
  await screen.findByRole('status')
  expect(sent).toMatchObject([{ website: '' }])
})

// docs/rules/forms.md#server-errors
it('shows any other error above the form and as a toast', async () => {
  const toasted = vi.spyOn(toast, 'toastError').mockReturnValue()
  server.use(http.post(store, () => errorResponse('TOO_MANY')))
  await submit(await open(null))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(toasted).toHaveBeenCalled()
})
