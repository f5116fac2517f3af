import { zodResolver } from '@hookform/resolvers/zod'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { earlyClickListener } from '@/lib/browser/inline-scripts/early-script'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { ErrorSummary } from './error-summary'
import { Form } from './form'
import { RadioCardsField } from '@/components/form/fields/radio-cards-field'
import { SubmitButton } from './submit-button'
import { TextField } from '@/components/form/fields/text-field'

const schema = z.object({
  name: z.string().min(1, 'Upišite ime.'),
  delivery: z.string().min(1, 'Odaberite dostavu.'),
  consent: z.boolean().refine(Boolean, 'Prihvatite uvjete.'),
})

const deliveries = [
  { value: 'home', title: 'Na adresu' },
  { value: 'branch', title: 'U poslovnicu' },
]

type OnSubmit = (values: z.infer<typeof schema>) => void | Promise<void>

function sampleOf(onSubmit: OnSubmit) {
  return function Sample() {
    const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '', delivery: '', consent: false } })
    return (
      <Form form={form} onSubmit={onSubmit}>
        <ErrorSummary control={form.control} title="Ispravite ovo:" />
        <TextField control={form.control} name="name" label="Ime" hint="Kao na pošiljci." required />
        <RadioCardsField control={form.control} name="delivery" label="Dostava" options={deliveries} />
        <CheckboxField control={form.control} name="consent" label="Prihvaćam uvjete" />
        <SubmitButton control={form.control}>Naruči</SubmitButton>
      </Form>
    )
  }
}

function renderForm(onSubmit: OnSubmit = () => undefined) {
  const Sample = sampleOf(onSubmit)
  render(<Sample />)
  return userEvent.setup()
}

test('keeps what was typed before hydration', async () => {
  const sent = vi.fn<OnSubmit>()
  const Sample = sampleOf(sent)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Sample />)
  document.body.append(container)
  const name = within(container).getByRole<HTMLInputElement>('textbox', { name: /Ime/ })
  name.value = 'Marija'
  render(<Sample />, { container, hydrate: true })
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Na adresu' }))
  await user.click(screen.getByRole('checkbox'))
  expect(name.value).toBe('Marija')
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toMatchObject({ name: 'Marija' }))
})

test('submits after hydration when the button was clicked before', async () => {
  const Sample = sampleOf(() => undefined)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Sample />)
  document.body.append(container)
  runInThisContext(earlyClickListener)
  const posted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  container.addEventListener('submit', posted)
  within(container).getByRole('button', { name: 'Naruči' }).click()
  expect(posted).not.toHaveBeenCalled()
  render(<Sample />, { container, hydrate: true })
  expect(await screen.findByRole('alert')).toBeTruthy()
})

/** From the second look at it on, it stands lower. */
function pushDown(element: HTMLElement) {
  const boxes = vi.spyOn(element, 'getBoundingClientRect')
  boxes.mockReturnValueOnce(new DOMRect(0, 0, 40, 40)).mockReturnValue(new DOMRect(0, 30, 40, 40))
}

test('submits where a touch has pushed the button away from under the finger', async () => {
  const sent = vi.fn<OnSubmit>()
  const user = renderForm(sent)
  await user.type(screen.getByRole('textbox', { name: /Ime/ }), 'Marija')
  await user.click(screen.getByRole('radio', { name: 'Na adresu' }))
  await user.click(screen.getByRole('checkbox'))
  const button = screen.getByRole('button', { name: 'Naruči' })
  pushDown(button)
  fireEvent.pointerDown(button, { pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerUp(button, { pointerId: 1, pointerType: 'touch' })
  // The click of a press whose ends met different elements goes to what holds both.
  fireEvent.click(button.closest('form') ?? document.body)
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})

// docs/rules/forms.md#displaced-press
test.each(['touch', 'mouse'])('ticks a checkbox that a %s has pushed away from under the pointer', (pointerType) => {
  renderForm()
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox')
  const form = checkbox.closest('form') ?? document.body
  pushDown(checkbox.closest('label') ?? checkbox)
  fireEvent.pointerDown(checkbox, { pointerId: 1, pointerType })
  fireEvent.pointerUp(form, { pointerId: 1, pointerType })
  fireEvent.click(form)
  expect(checkbox.checked).toBe(true)
})

test('leaves a press alone whose control stays, as when it opens a list over itself', () => {
  renderForm()
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.pointerDown(checkbox, { pointerId: 1, pointerType: 'mouse' })
  fireEvent.pointerUp(document.body, { pointerId: 1, pointerType: 'mouse' })
  expect(checkbox.checked).toBe(false)
})

test('a press whose ends met two elements of one label ticks its checkbox once', () => {
  renderForm()
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.pointerDown(checkbox, { pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerUp(checkbox, { pointerId: 1, pointerType: 'touch' })
  fireEvent.click(screen.getByText('Prihvaćam uvjete'))
  expect(checkbox.checked).toBe(true)
})

test('moves the focus to the error summary, whose lines link to the fields', async () => {
  const user = renderForm()
  await user.click(screen.getByRole('button', { name: 'Naruči' }))

  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)

  await user.click(screen.getByRole('link', { name: 'Upišite ime.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Ime/ }))
  await user.click(screen.getByRole('link', { name: 'Odaberite dostavu.' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Na adresu' }))
  await user.click(screen.getByRole('link', { name: 'Prihvatite uvjete.' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Prihvaćam uvjete' }))
})

test('describes a field by its error and hint', async () => {
  const user = renderForm()
  await user.click(screen.getByRole('button', { name: 'Naruči' }))

  const field = await screen.findByRole('textbox', { name: /Ime/ })
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Upišite ime.', 'Kao na pošiljci.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('keeps the button busy during submission and submits once', async () => {
  let arrive = () => {}
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)))
  const user = renderForm(onSubmit)
  await user.type(screen.getByRole('textbox', { name: /Ime/ }), 'Ivana')
  await user.click(screen.getByRole('radio', { name: 'U poslovnicu' }))
  await user.click(screen.getByRole('checkbox', { name: 'Prihvaćam uvjete' }))
  const button = screen.getByRole('button', { name: 'Naruči' })
  await user.click(button)

  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  arrive()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.calls[0]).toMatchObject([{ name: 'Ivana', delivery: 'branch', consent: true }, {}])
})

test('a double press before the next render submits once', async () => {
  let finish = () => {}
  const sent = vi.fn<OnSubmit>(() => new Promise<void>((resolve) => (finish = resolve)))
  const user = renderForm(sent)
  await user.type(screen.getByRole('textbox', { name: /Ime/ }), 'Marija')
  await user.click(screen.getByRole('radio', { name: 'Na adresu' }))
  await user.click(screen.getByRole('checkbox'))
  const button = screen.getByRole('button', { name: 'Naruči' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(sent).toHaveBeenCalled())
  await act(async () => finish())
  expect(sent).toHaveBeenCalledOnce()
})
