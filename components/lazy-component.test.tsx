import type { ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component'

let container: HTMLElement
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets React do whatever needs no timer. */
async function work() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A component whose code arrives when the test says so. */
function arriving() {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const Part = lazyComponent(
    async () => {
      await arrival
      return ({ name }: { name: string }) => <p>Dio {name}</p>
    },
    { fallback: <p>Čekam</p> },
  )
  return { Part, arrive }
}

it('shows its code as soon as it is there, though the fallback was shown a moment ago', async () => {
  const { Part, arrive } = arriving()
  const root = createRoot(container)
  root.render(<Part name="prvi" />)
  await work()
  expect(container.textContent).toBe('Čekam')
  arrive()
  await work()
  expect(container.textContent).toBe('Dio prvi')
  root.unmount()
})

it('shows code that has been preloaded without a fallback', async () => {
  const { Part, arrive } = arriving()
  arrive()
  await Part.preload()
  const seen: string[] = []
  new MutationObserver(() => seen.push(container.textContent)).observe(container, { childList: true, subtree: true })
  const root = createRoot(container)
  root.render(<Part name="drugi" />)
  await work()
  expect(seen).toEqual(['Dio drugi'])
  root.unmount()
})

it('keeps what the server has rendered until its code is there, and takes it over', async () => {
  const Served = lazyComponent(async () => ({ name }: { name: string }) => <p>Dio {name}</p>)
  renderToString(<Served name="treći" />)
  await work()
  container.innerHTML = renderToString(<Served name="treći" />)
  const served = container.querySelector('p')
  expect(served?.textContent).toBe('Dio treći')

  const { Part, arrive } = arriving()
  const root = hydrateRoot(container, <Part name="treći" />)
  await work()
  expect(container.querySelector('p')).toBe(served)
  arrive()
  await work()
  expect(container.querySelector('p')).toBe(served)
  root.render(<Part name="četvrti" />)
  await work()
  expect(container.textContent).toBe('Dio četvrti')
  root.unmount()
})

it('throws in the place of the component when its code cannot be loaded, and loads it again at the next use', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new Error('Nema mreže.'))
  load.mockResolvedValue(() => 'Stigao')
  const Part = lazyComponent(load)
  const errors: unknown[] = []
  createRoot(container, { onUncaughtError: (error) => errors.push(error) }).render(<Part />)
  await work()
  expect(errors).toEqual([new Error('Nema mreže.')])
  const root = createRoot(container.appendChild(document.createElement('div')))
  root.render(<Part />)
  await work()
  expect(container.textContent).toBe('Stigao')
  root.unmount()
})

// docs/rules/storefront.md#late-code
it('keeps the page without a connection, and loads its code with the next press', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new Error('Nema mreže.'))
  load.mockResolvedValue(() => 'Stigao')
  const Part = lazyComponent(load, { fallback: 'Čekam' })
  const errors: unknown[] = []
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(error) })
  root.render(<Part />)
  await work()
  expect(container.textContent).toBe('Čekam')
  expect(errors).toEqual([])
  isOnline.mockRestore()
  document.body.click()
  await work()
  expect(container.textContent).toBe('Stigao')
  root.unmount()
})

it('leaves out of the HTML what loads after hydration', () => {
  const Part = lazyComponent(async () => () => 'Kasnije', { afterHydration: true, fallback: 'Čekam' })
  expect(renderToString(<Part />)).toBe('')
})

/** A served part that hydrates near the window. `come`: it comes near. */
async function nearPart() {
  let come = () => {}
  class Observer {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => seen([{ isIntersecting: true }])
      seen([{ isIntersecting: false }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const load = vi.fn<() => Promise<(props: { name: string }) => ReactElement>>()
  load.mockResolvedValue(({ name }) => <p>Dio {name}</p>)
  const Served = lazyComponent(load)
  renderToString(<Served name="peti" />)
  await work()
  container.innerHTML = renderToString(<Served name="peti" />)
  load.mockClear()
  return { load, Part: lazyComponent(load, { near: 'p', fallback: 'Čekam' }), come: () => come() }
}

// docs/rules/storefront.md#near-code
it('loads the code of a part once it comes near, and keeps what the server has rendered', async () => {
  const { load, Part, come } = await nearPart()
  const served = container.querySelector('p')
  const root = hydrateRoot(container, <Part name="peti" />)
  await work()
  expect([load.mock.calls.length, container.querySelector('p')]).toEqual([0, served])
  come()
  await work()
  expect([load.mock.calls.length, container.querySelector('p')]).toEqual([1, served])
  root.render(<Part name="šesti" />)
  await work()
  expect(container.textContent).toBe('Dio šesti')
  root.unmount()
})

it('loads the code of a part far away when the page around it changes', async () => {
  const { Part } = await nearPart()
  const root = hydrateRoot(container, <Part name="peti" />)
  await work()
  root.render(<Part name="šesti" />)
  await vi.waitFor(() => expect(container.textContent).toBe('Dio šesti'))
  root.unmount()
})
