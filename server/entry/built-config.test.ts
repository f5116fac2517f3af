import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeBuiltConfig } from './built-config'

it("Next gets the build's configuration", () => {
  const output = mkdtempSync(path.join(os.tmpdir(), 'izlog-build-'))
  onTestFinished(() => rmSync(output, { recursive: true }))
  writeFileSync(
    path.join(output, 'required-server-files.json'),
    JSON.stringify({ version: 1, config: { distDir: '.next', compress: false } }),
  )
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'production' }
  takeBuiltConfig(output, environment)
  expect(environment['__NEXT_PRIVATE_STANDALONE_CONFIG']).toBe('{"distDir":".next","compress":false}')
})
