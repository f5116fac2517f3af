import { expect, it } from 'vitest'
import { codeFiles, read } from './support/project-files'

// Files of the projects `unit` and `api` share a worker and its modules: a mock of one file would answer in another (vitest.config.ts).
const mocking = codeFiles.filter((file) => file.endsWith('.test.ts') && /^vi\.(mock|doMock)\(/m.test(read(file)))

it('a test that mocks modules is isolated', () => {
  expect(mocking.length).toBeGreaterThan(2)
  expect(mocking.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([])
})
