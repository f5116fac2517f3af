import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { FocalPoint } from '@/lib/api/entities/media.schema'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { FocalControl } from './focal-control'

function Control() {
  const [focal, setFocal] = useState<FocalPoint | null>(null)
  return <FocalControl picture={{ path: '/media/1.webp', width: 800, height: 400 }} crop={null} value={focal} onChange={setFocal} />
}

it('moves the focal point by the arrow keys and by two sliders', async () => {
  const { user } = renderInEdit(<Control />)
  const mark = screen.getByRole('button', { name: 'Žarište: 50 % slijeva, 50 % odozgo' })
  mark.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
  expect(mark.getAttribute('aria-label')).toBe('Žarište: 52 % slijeva, 49 % odozgo')
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(mark.getAttribute('aria-label')).toBe('Žarište: 52 % slijeva, 59 % odozgo')
  fireEvent.change(screen.getByRole('slider', { name: /Slijeva/ }), { target: { value: '10' } })
  expect(screen.getByRole('button', { name: 'Žarište: 10 % slijeva, 59 % odozgo' })).toBe(mark)
})
