import { expect, it } from 'vitest'
import { codeFiles, read } from './project-files'

// Files of the projects `unit` and `api` share a worker and its modules: a mock of one file would answer in another (vitest.config.ts).
const mocking = codeFiles.filter((file) => file.endsWith('.test.ts') && /^vi\.(mock|doMock)\(/m.test(read(file)))
/** Nothing else in its project loads what these mock. */
const alone = ['tests/api/gone-product.test.ts', 'tests/api/locales.test.ts']

it('a test that mocks modules is isolated', () => {
  expect(mocking.length).toBeGreaterThan(alone.length)
  expect(mocking.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual(alone)
})
