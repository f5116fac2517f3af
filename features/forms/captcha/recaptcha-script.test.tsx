import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const scripts = () => [...document.head.querySelectorAll('script')]
const google = {
  render: vi.fn<() => number>(() => 7),
  execute: vi.fn<() => Promise<string>>(async () => 'žeton'),
}

/** Simulates the loaded script. */
function arrive() {
  window.grecaptcha = google
  const ready: unknown = Reflect.get(window, 'izlogRecaptchaReady')
  if (typeof ready === 'function') ready()
}

let loadRecaptcha: (typeof import('./recaptcha-script'))['loadRecaptcha']
beforeEach(async () => {
  vi.resetModules()
  ;({ loadRecaptcha } = await import('./recaptcha-script'))
})
afterEach(() => {
  document.head.replaceChildren()
  delete window.grecaptcha
  vi.useRealTimers()
})

it('loads the script once, in the page’s language', async () => {
  const both = [loadRecaptcha('hr'), loadRecaptcha('hr')]
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&onload=izlogRecaptchaReady&hl=hr',
  ])
  arrive()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(one?.render(document.body, {})).toBe(7)
})

it.each<[string, () => void]>([
  ['did not come', () => scripts()[0]?.dispatchEvent(new Event('error'))],
  ['did not come in time', () => vi.advanceTimersByTime(10_000)],
  ['brought nothing', () => Reflect.apply(Reflect.get(window, 'izlogRecaptchaReady'), window, [])],
])('removes a script that %s and tries again', async (_, fail) => {
  vi.useFakeTimers()
  const first = loadRecaptcha('hr')
  first.catch(() => {})
  fail()
  await expect(first).rejects.toBeDefined()
  expect(scripts()).toEqual([])
  const second = loadRecaptcha('hr')
  expect(scripts()).toHaveLength(1)
  arrive()
  await expect(second).resolves.toBeDefined()
})

it('survives an unknown site key', async () => {
  const loading = loadRecaptcha('hr')
  arrive()
  google.render.mockImplementationOnce(() => {
    throw new Error('Invalid site key')
  })
  expect((await loading).render(document.body, {})).toBeUndefined()
})
