import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// Allows for a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {}

/** console.error fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => expect.fail(`console.error: ${args.join(' ')}`))
})
afterEach(cleanup)

/** Test files share a worker: the next one evaluates our modules with its own mocks, in an empty document. */
afterAll(async () => {
  // Else code that a test left loading would stand in the next file, in place of its mocks.
  await vi.dynamicImportSettled()
  vi.resetModules()
  vi.unstubAllGlobals()
  for (const name of Object.keys(window)) if (name.startsWith('izlog')) Reflect.deleteProperty(window, name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  toast.remove()
})
