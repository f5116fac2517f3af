import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {}

/** console.error fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => expect.fail(`console.error: ${args.join(' ')}`))
})
afterEach(cleanup)
