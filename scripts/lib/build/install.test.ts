import { describe, expect, it } from 'vitest'
import { hasSamePackages, missesOnlyForeignPackages } from './install.mjs'

const lock = {
  '': { version: '0.1.0' },
  'node_modules/next': { version: '16.4.6', integrity: 'a' },
  'node_modules/@img/sharp-darwin-arm64': {
    version: '0.35.5',
    integrity: 'b',
    optional: true,
    os: ['no-such-system'],
    cpu: [process.arch],
  },
}
const installed = { 'node_modules/next': { version: '16.4.6', integrity: 'a' } }

describe('isSameSet', () => {
  it("accepts the lock file's packages without those for other systems", () => {
    expect(hasSamePackages(lock, installed)).toBe(true)
  })

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/next': { version: '16.4.5', integrity: 'a' } }],
    ['another content', { 'node_modules/next': { version: '16.4.6', integrity: 'z' } }],
    ['an extra package', { ...installed, 'node_modules/left': { version: '1.0.0' } }],
    ['a package of another system', { ...installed, 'node_modules/@img/sharp-darwin-arm64': lock['node_modules/@img/sharp-darwin-arm64'] }],
  ])('detects %s', (_, found) => {
    expect(hasSamePackages(lock, found)).toBe(false)
  })
})

describe('lacksOnlyForeign', () => {
  const foreign =
    'npm error Missing: @swc/core-darwin-arm64@ from lock file\nnpm error Missing: @oxfmt/binding-win32-x64-msvc@ from lock file'

  it('recognizes a lock file without the packages of other systems', () => {
    expect(missesOnlyForeignPackages(`npm error code EUSAGE\n${foreign}`)).toBe(true)
  })

  it.each([
    ['a package added by hand', `${foreign}\nnpm error Missing: left-pad@1.3.0 from lock file`],
    ['another version', `${foreign}\nnpm error Invalid: lock file's zod@4.6.7 does not satisfy zod@4.7.0`],
    ['anything else', 'npm error code ENOTFOUND'],
  ])('rejects %s', (_, output) => {
    expect(missesOnlyForeignPackages(output)).toBe(false)
  })
})
