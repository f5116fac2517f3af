import { runInThisContext } from 'node:vm'
import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { replayEarlyClicks } from './replay-early-clicks'
import { EarlyClickScript } from './early-click-script'

it('a press before the page comes to life is made once it does, and later ones as ever', async () => {
  const onClick = vi.fn<() => void>()
  const page = (
    <>
      <EarlyClickScript />
      <button {...replayEarlyClicks} onClick={onClick}>
        Dodaj
      </button>
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  // A script that innerHTML brings does not run by itself.
  runInThisContext(container.querySelector('script')?.textContent ?? '')
  screen.getByRole('button').click()
  expect(onClick).not.toHaveBeenCalled()
  hydrateRoot(container, page)
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
  screen.getByRole('button').click()
  expect(onClick).toHaveBeenCalledTimes(2)
  container.remove()
})

it('nothing is pressed for those who pressed nothing', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <button {...replayEarlyClicks} onClick={onClick}>
      Dodaj
    </button>,
  )
  await waitFor(() => expect(screen.getByRole('button').dataset.early).toBe('live'))
  expect(onClick).not.toHaveBeenCalled()
})
