import { expect, it } from 'vitest'
import { codeFiles, isTest, projectFiles, read } from './support/project-files'

/** Theme names of app/globals.css. Tailwind's own theme is off, so other classes have no style. */
const names = (part: string) =>
  [...read('app/globals.css').matchAll(new RegExp(`--${part}-([a-z0-9]+(?:-[a-z]+)*):`, 'g'))].map(([, name]) => name ?? '')

const views = codeFiles.filter((file) => /^(?:app|components|features)\/.*\.tsx?$/.test(file) && !isTest(file))

/** Classes with an unknown last part. */
function unknownClasses(prefix: string, known: readonly string[]) {
  const pattern = new RegExp(`(?<=['"\`: ])${prefix}-([a-z][a-z0-9]*)(?=['"\`\\s])`, 'g')
  return views.flatMap((file) =>
    [...read(file).matchAll(pattern)].flatMap(([whole, name]) => (known.includes(name ?? '') ? [] : `${file}: ${whole}`)),
  )
}

it.each([
  ['rounded(?:-[trbl]{1,2})?', ['none', 'full', 't', 'r', 'b', 'l', 'tl', 'tr', 'bl', 'br']],
  ['shadow', [...names('shadow'), 'none']],
  ['tracking', names('tracking')],
  ['leading', names('leading')],
  ['animate', [...names('animate'), 'none']],
])('%s-… comes from the theme', (prefix, known) => expect(unknownClasses(prefix, known)).toEqual([]))

it('colours come from the theme', () => {
  const raw =
    /(?<=['"`: ])(?:bg|text|border|ring|fill|stroke|divide|outline|decoration|from|via|to)-(?:white|black|[a-z]+-\d{2,3})(?=['"`\s/])/g
  expect(views.flatMap((file) => (read(file).match(raw) ?? []).map((one) => `${file}: ${one}`))).toEqual([])
})

// docs/rules/storefront.md#contrast
it('columns of a narrow window are not measured by the font size alone', () => {
  const shop = views.filter((file) => !/^features\/(?:admin|edit|staff|playground|development)\//.test(file))
  const wide = shop.flatMap((file) =>
    [...read(file).matchAll(/(?<=['"`\s])grid-cols-\[[^\]]*\]/g)].flatMap(([columns]) =>
      /\drem/.test(columns.replaceAll(/\b(?:min|max)\([^()]*\)/g, '')) ? [`${file}: ${columns}`] : [],
    ),
  )
  expect(wide).toEqual([])
})

// docs/rules/storefront.md#contrast; the column of a grid without `grid-cols` grows with its widest word.
it('grids whose columns depend on the window have a column that shrinks below', () => {
  const shop = views.filter((file) => !/^features\/(?:admin|edit|staff|playground|development)\//.test(file))
  const growing = shop.flatMap((file) =>
    [...read(file).matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].flatMap(([, , classes = '']) =>
      /(?:^|\s)grid\s/.test(classes) && /:grid-cols-/.test(classes) && !/(?:^|\s)grid-cols-/.test(classes) ? [`${file}: ${classes}`] : [],
    ),
  )
  expect(growing).toEqual([])
})

/** What stands in a bracket, from the place after its opening. */
function bracket(text: string, start: number) {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end++) depth += '([{'.includes(text[end] ?? '') ? 1 : ')]}'.includes(text[end] ?? '') ? -1 : 0
  return text.slice(start, end - 1)
}

// docs/rules/storefront.md#page-state-selectors
it('selectors that ask what the page contains have no pseudo-class', () => {
  const styled = projectFiles.filter((file) => /^(?:app|components|features)\/.*\.(?:tsx?|css)$/.test(file) && !isTest(file))
  const asked = styled.flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(/\b(?:html|body)\S*:has\(|<html[^>]*?\bhas-\[/g)].map(({ 0: opening, index }) => ({
      file,
      argument: bracket(text, index + opening.length),
    }))
  })
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ argument }) => argument.includes(':'))).toEqual([])
})
