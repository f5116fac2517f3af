import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import messages from '@/messages/edit/hr.json'
import { editStore, useEditStore } from '../store/edit-store'
import { useUnsavedPanel } from '../unsaved-panel-store'
import { PanelHost } from './panel-host'

vi.mock('../tools', () => ({
  tools: [
    { name: 'menu', Panel: Typing },
    { name: 'pages', Panel: () => null },
    { name: 'publish', Panel: Scheduling },
  ],
}))

// The question's code is fetched at its first use.
const loads = { timeout: 10_000 }
const user = userEvent.setup({ delay: null })

function Typing() {
  const [text, setText] = useState('')
  useUnsavedPanel(text !== '')
  return <input aria-label="Naziv" value={text} onChange={({ target }) => setText(target.value)} />
}

function Scheduling() {
  const [isLater, setLater] = useState(false)
  return isLater ? (
    <input aria-label="Kada" />
  ) : (
    <button type="button" onClick={() => setLater(true)}>
      Zakaži
    </button>
  )
}

function Bar() {
  const open = useEditStore((state) => state.panel)
  return (
    <div data-edit-region="bar">
      <button type="button" aria-expanded={open === 'menu'} onClick={() => editStore.setState({ panel: 'menu' })}>
        Traka
      </button>
    </div>
  )
}

beforeEach(async () => {
  act(() => editStore.setState({ panel: null }))
  render(
    <NextIntlClientProvider locale="hr" messages={messages}>
      <Bar />
      <PanelHost />
    </NextIntlClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Traka' }))
})

// A question above the panel takes it from the accessibility tree.
const field = () => screen.queryByLabelText('Naziv')
const panel = () => editStore.getState().panel

// docs/rules/editing.md#escape
it('is closed by Escape, and its button has the focus', async () => {
  await user.click(screen.getByRole('textbox', { name: 'Naziv' }))
  await user.keyboard('{Escape}')
  expect(field()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Traka' }))
})

it('is closed by Escape on its button', async () => {
  screen.getByRole('button', { name: 'Traka' }).focus()
  await user.keyboard('{Escape}')
  expect(field()).toBeNull()
})

it('is closed by Escape after the focused button has given way to a form', async () => {
  act(() => editStore.setState({ panel: 'publish' }))
  await user.click(screen.getByRole('button', { name: 'Zakaži' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('complementary')))
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
})

it('takes no focus back from the page', async () => {
  act(() => editStore.setState({ panel: 'publish' }))
  const button = screen.getByRole('button', { name: 'Zakaži' })
  button.focus()
  await user.click(document.body)
  act(() => button.click())
  await screen.findByRole('textbox', { name: 'Kada' })
  expect(document.activeElement).toBe(document.body)
})

// docs/rules/editing.md#unsaved-dialogs
it('asks before unsaved changes go with it, and stays until then', async () => {
  await user.type(screen.getByRole('textbox', { name: 'Naziv' }), 'Novosti')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Nastavi uređivati' }, loads))
  expect(field()).toHaveProperty('value', 'Novosti')
  expect(panel()).toBe('menu')

  act(() => editStore.setState({ panel: 'pages' }))
  expect(field()).toHaveProperty('value', 'Novosti')
  await user.click(await screen.findByRole('button', { name: 'Odbaci' }, loads))
  await waitFor(() => expect(field()).toBeNull())
  expect(panel()).toBe('pages')
})
