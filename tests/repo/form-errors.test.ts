import { expect, it } from 'vitest'
import { codeFiles, isTest, read } from './support/project-files'

// docs/rules/forms.md#server-errors
it('a form that shows errors of the server has a place for those of no field', () => {
  const forms = codeFiles.filter((file) => file.startsWith('features/') && file.endsWith('.tsx') && !isTest(file))
  const withoutPlace = forms.filter((file) => read(file).includes('showFormError(form') && !read(file).includes('<ErrorSummary'))
  expect(withoutPlace, 'Render <ErrorSummary> in the form: a toast passes.').toEqual([])
})
