import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {}

/** A component that logs an error has one. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => expect.fail(`console.error: ${said.join(' ')}`))
})
afterEach(cleanup)
