import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments
/** Of Node and of browsers, missing in jsdom; msw needs them. */
const missing = [
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
]

/** jsdom, which is loaded once per worker: each test file gets a window, and with it modules and globals of its own. */
export default {
  ...jsdom,
  name: 'jsdom',
  async setupVM(options) {
    const environment = await jsdom.setupVM?.(options)
    if (!environment) throw new Error('vitest has no jsdom for contexts')
    const context = environment.getVmContext()
    for (const name of missing) if (!Reflect.has(context, name)) Reflect.set(context, name, Reflect.get(globalThis, name))
    return environment
  },
} satisfies Environment
