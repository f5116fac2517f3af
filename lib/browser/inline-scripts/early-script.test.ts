// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { stylesheetLoader } from './early-script'

const stylesheet = () => {
  const found = document.querySelector('link')
  if (!found) throw new Error('The stylesheet is gone.')
  return found
}

function loadPage() {
  vi.useFakeTimers()
  document.head.innerHTML = '<link rel="stylesheet" href="data:text/css,b%7B%7D" disabled="" data-precedence="next">'
  runInThisContext(stylesheetLoader)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
})

it('enables the whole stylesheet once the page is parsed', () => {
  loadPage()
  expect(stylesheet().hasAttribute('disabled')).toBe(false)
})

it('asks for a lost stylesheet again, twice at most', () => {
  loadPage()
  const asked = new Set<Element>()
  for (let time = 0; time < 5; time++) {
    asked.add(stylesheet())
    stylesheet().dispatchEvent(new Event('error'))
    vi.runAllTimers()
  }
  expect(asked.size).toBe(3)
  expect(document.querySelectorAll('link')).toHaveLength(1)
  expect(stylesheet().outerHTML).toBe('<link rel="stylesheet" href="data:text/css,b%7B%7D" data-precedence="next">')
})
