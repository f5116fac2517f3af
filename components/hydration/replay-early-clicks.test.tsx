import { runInThisContext } from 'node:vm'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { earlyText } from './early-text'
import { hydratesEarlyForm, replayEarlyClicks } from './replay-early-clicks'
import { deleteCookie, writeCookie } from '@/lib/browser/cookies'
import { cookieChoiceMark, earlyClickListener } from '@/lib/browser/inline-scripts/early-script'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { EarlyScript } from './early-script'

/** Scripts inserted by innerHTML do not run. */
function runScript(container: HTMLElement) {
  run(container.querySelector('script')?.textContent ?? '')
}

/** Its listeners go with the test: two would count a press twice. */
function run(script: string) {
  const added = vi.spyOn(window, 'addEventListener')
  runInThisContext(script)
  for (const [type, listener] of added.mock.calls) onTestFinished(() => window.removeEventListener(type, listener, true))
  added.mockRestore()
}

it('repeats a click before hydration once, and handles later clicks normally', async () => {
  const onClick = vi.fn<() => void>()
  const page = (
    <>
      <EarlyScript />
      <button {...replayEarlyClicks} onClick={onClick}>
        Dodaj
      </button>
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  runScript(container)
  screen.getByRole('button').click()
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { busy: true })).toBeTruthy()
  hydrateRoot(container, page)
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { busy: false })).toBeTruthy()
  screen.getByRole('button').click()
  expect(onClick).toHaveBeenCalledTimes(2)
  container.remove()
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  run(earlyClickListener)
  render(
    <a href="#uvjeti" data-early="">
      Uvjeti
    </a>,
  )
  window.earlyClicks = undefined
  // Returns whether nobody has prevented what the browser does.
  expect(fireEvent.click(screen.getByRole('link'), { [key]: true })).toBe(true)
  expect(window.earlyClicks).toBeUndefined()
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  window.earlyClicks = undefined
})

function Plans() {
  const [plan, setPlan] = useState('mjesec')
  return (
    <>
      <EarlyScript />
      {['mjesec', 'dva', 'tri'].map((name) => (
        <input
          {...replayEarlyClicks}
          key={name}
          type="radio"
          name="plan"
          aria-label={name}
          checked={plan === name}
          onChange={() => setPlan(name)}
        />
      ))}
      <output>{plan}</output>
    </>
  )
}

it('keeps the last radio chosen before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Plans />)
  runScript(container)
  for (const name of ['tri', 'dva']) screen.getByRole('radio', { name }).click()
  hydrateRoot(container, <Plans />)
  await waitFor(() => expect(screen.getByRole('radio', { name: 'dva' }).dataset.early).toBe('live'))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'dva' })).toHaveProperty('checked', true))
  expect(screen.getByRole('radio', { name: 'tri' })).toHaveProperty('checked', false)
  // React knows it too; otherwise the next render takes the choice back.
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('dva'))
  container.remove()
})

function Purchase({ onBuy, onHydrated }: { onBuy: (bought: string) => void; onHydrated?: () => void }) {
  const [plan, setPlan] = useState('mjesec')
  const [text, setText] = useState('')
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <div data-early-form="">
      <EarlyScript />
      <Suspense>
        <Late plan={plan} text={text} setPlan={setPlan} setText={setText} />
      </Suspense>
      <button {...replayEarlyClicks} onClick={() => onBuy(`${plan} ${text}`)}>
        Dodaj
      </button>
    </div>
  )
}

type LateProps = { plan: string; text: string; setPlan: (plan: string) => void; setText: (text: string) => void }

/** Hydrates once `arrival` is fulfilled. */
function Late({ plan, text, setPlan, setText }: LateProps) {
  if (arrival) use(arrival)
  useLayoutEffect(() => setText(earlyText('posveta')), [setText])
  return (
    <>
      {['mjesec', 'dva'].map((name) => (
        <input
          {...replayEarlyClicks}
          key={name}
          type="radio"
          name="plan"
          aria-label={name}
          checked={plan === name}
          onChange={() => setPlan(name)}
        />
      ))}
      <input {...hydratesEarlyForm} id="posveta" aria-label="posveta" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  )
}

let arrival: Promise<void> | undefined

/** The page as the server sends it, with an interval chosen before it is hydrated. */
function serveEarlyChoice() {
  arrival = undefined
  const onBuy = vi.fn<(bought: string) => void>()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Purchase onBuy={onBuy} />)
  runScript(container)
  screen.getByRole('radio', { name: 'dva' }).click()
  return { container, onBuy }
}

it('holds the button until the fields of its form are hydrated', async () => {
  const { container, onBuy } = serveEarlyChoice()
  const field = screen.getByRole('textbox')
  if (field instanceof HTMLInputElement) field.value = 'Ani'
  let arrive = () => {}
  arrival = new Promise<void>((resolve) => (arrive = resolve))
  const onHydrated = vi.fn<() => void>()
  hydrateRoot(container, <Purchase onBuy={onBuy} onHydrated={onHydrated} />)
  await waitFor(() => expect(onHydrated).toHaveBeenCalled())
  // The button is hydrated by now, and its fields are not.
  screen.getByRole('button').click()
  expect(onBuy).not.toHaveBeenCalled()
  arrive()
  await waitFor(() => expect(onBuy).toHaveBeenCalledExactlyOnceWith('dva Ani'))
  container.remove()
})

it('holds the button until the choice made before hydration is repeated', async () => {
  const { container, onBuy } = serveEarlyChoice()
  // A browser handles a click that waited for the page to hydrate before any timer.
  const observer = new MutationObserver(() => {
    observer.disconnect()
    screen.getByRole('button').click()
  })
  observer.observe(screen.getByRole('radio', { name: 'dva' }), { attributeFilter: ['data-early'] })
  hydrateRoot(container, <Purchase onBuy={onBuy} />)
  await waitFor(() => expect(onBuy).toHaveBeenCalledExactlyOnceWith('dva '))
  container.remove()
})

function Choices() {
  const [chosen, setChosen] = useState<string[]>([])
  const toggle = (name: string) => setChosen((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name]))
  return (
    <>
      <EarlyScript />
      {['roman', 'drama'].map((name) => (
        <input
          {...replayEarlyClicks}
          key={name}
          type="checkbox"
          aria-label={name}
          checked={chosen.includes(name)}
          onChange={() => toggle(name)}
        />
      ))}
      <output>{chosen.join()}</output>
    </>
  )
}

it.each([
  [['roman'], ['roman']],
  [
    ['drama', 'roman'],
    ['roman', 'drama'],
  ],
  [['roman', 'drama', 'roman'], ['drama']],
])('ticks the boxes pressed before hydration at once: %j', async (pressed, expected) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Choices />)
  runScript(container)
  for (const name of pressed) screen.getByRole('checkbox', { name }).click()
  const ticked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))
  expect(ticked()).toEqual(expected)
  hydrateRoot(container, <Choices />)
  await waitFor(() => expect(new Set(screen.getByRole('status').textContent?.split(','))).toEqual(new Set(expected)))
  expect(ticked()).toEqual(expected)
  container.remove()
})

function Quantity() {
  const [quantity, setQuantity] = useState(2)
  const labels = { label: 'Količina', decreaseLabel: 'Manje', increaseLabel: 'Više' }
  return (
    <>
      <EarlyScript />
      <QuantityStepper {...labels} value={quantity} max={4} onChange={setQuantity} />
      <output>{quantity}</output>
    </>
  )
}

it.each([
  [['Više'], '3'],
  [['Više', 'Više', 'Manje'], '3'],
  [['Manje', 'Manje', 'Manje'], '1'],
  [['Više', 'Više', 'Više', 'Više'], '4'],
])('counts with the buttons of a quantity before hydration: %j', async (pressed, expected) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Quantity />)
  runScript(container)
  for (const name of pressed) screen.getByRole('button', { name }).click()
  hydrateRoot(container, <Quantity />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(expected))
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', expected)
  // Hydrated, they change the state alone, once.
  screen.getByRole('button', { name: 'Manje' }).click()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(Math.max(1, Number(expected) - 1))))
  container.remove()
})

it('marks the page of those who have chosen about cookies, and no other', () => {
  const marked = () => {
    delete document.documentElement.dataset.cookies
    runInThisContext(cookieChoiceMark)
    return document.documentElement.dataset.cookies
  }
  expect(marked()).toBeUndefined()
  writeCookie('consent', '{}')
  expect(marked()).toBe('chosen')
  deleteCookie('consent')
  delete document.documentElement.dataset.cookies
})

it('clicks nothing without an early click', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <button {...replayEarlyClicks} onClick={onClick}>
      Dodaj
    </button>,
  )
  await waitFor(() => expect(screen.getByRole('button').dataset.early).toBe('live'))
  expect(onClick).not.toHaveBeenCalled()
})
