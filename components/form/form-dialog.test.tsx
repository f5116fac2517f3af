import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog'

const labels = { submit: 'Spremi', close: 'Zatvori', cancel: 'Odustani' }

type Handlers = { onSubmit: (data: FormData) => unknown; onClose: () => void; onOuterSubmit: () => void }

function openDialog(handlers: Partial<Handlers> = {}) {
  const { onSubmit = vi.fn<Handlers['onSubmit']>(), onClose = vi.fn<() => void>(), onOuterSubmit } = handlers
  render(
    <form onSubmit={onOuterSubmit}>
      <FormDialog
        title="Novi naziv"
        labels={labels}
        onSubmit={onSubmit}
        onClose={onClose}
        otherAction={<button type="button">Ukloni</button>}
      >
        <input aria-label="Naziv" name="title" defaultValue="Priča" />
      </FormDialog>
    </form>,
  )
  return { user: userEvent.setup({ delay: null }), onSubmit, onClose }
}

const save = () => screen.getByRole('button', { name: 'Spremi' })

// docs/rules/administration.md#office-screens
it('focuses its first field when it opens', async () => {
  openDialog()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naziv')))
})

it('submits what its fields hold, by the button and by Enter', async () => {
  const sent: unknown[] = []
  const { user } = openDialog({ onSubmit: (data) => sent.push(data.get('title')) })
  await user.click(save())
  await user.type(screen.getByLabelText('Naziv'), ' o moru{Enter}')
  await waitFor(() => expect(sent).toEqual(['Priča', 'Priča o moru']))
})

// docs/rules/forms.md#submit-once
it('submits once on a double press, and stays open until the submit has ended', async () => {
  let answer = () => {}
  const onSubmit = vi.fn<Handlers['onSubmit']>(() => new Promise<void>((resolve) => (answer = resolve)))
  const { user, onClose } = openDialog({ onSubmit })
  const form = screen.getByLabelText('Naziv').closest('form')
  if (!form) throw new Error('The dialog has no form.')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'))
  expect(onSubmit).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Zatvori' }))
  expect(screen.getByRole('button', { name: 'Odustani' })).toHaveProperty('disabled', true)
  expect(onClose).not.toHaveBeenCalled()
  answer()
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull())
  await user.click(save())
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it.each(['Odustani', 'Zatvori'])('closes by %s', async (name) => {
  const { user, onClose, onSubmit } = openDialog()
  await user.click(screen.getByRole('button', { name }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('submits no form around it', async () => {
  const onOuterSubmit = vi.fn<() => void>()
  const { user, onSubmit } = openDialog({ onOuterSubmit })
  await user.click(save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onOuterSubmit).not.toHaveBeenCalled()
})
