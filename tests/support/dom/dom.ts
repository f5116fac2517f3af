import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Allows for a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {}

/** console.error fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => expect.fail(`console.error: ${args.join(' ')}`))
})
afterEach(cleanup)
