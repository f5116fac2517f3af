import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refuseEditLayer } from './edit-layer'
import { EditableMissing } from './editable-missing'

const show = (address: string) => {
  window.history.replaceState(null, '', address)
  render(
    <EditableMissing opening={<p>Otvaram skicu…</p>}>
      <h1>Stranica nije pronađena</h1>
    </EditableMissing>,
  )
}
afterEach(() => act(() => refuseEditLayer(false)))

// docs/rules/editing.md#unpublished-pages
it('calls nothing missing at the address of the edit mode, until its user turns out to be no editor', () => {
  show('/radionice?editPage=true')
  expect(screen.getByText('Otvaram skicu…')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  act(() => refuseEditLayer(true))
  expect(screen.getByRole('heading')).toBeTruthy()
  expect(screen.queryByText('Otvaram skicu…')).toBeNull()
})

it('shows visitors at once that there is nothing', () => {
  show('/radionice')
  expect(screen.getByRole('heading')).toBeTruthy()
})
