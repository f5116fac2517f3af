import { createElement as element, lazy, Suspense, type ReactElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.browser'
import { expect, it } from 'vitest'
import { inlineBoundaries } from './inline-boundaries'

/** As React renders a page once all its parts are there. `inOnePiece`: nothing is sent after the rest. */
async function render(page: ReactElement, { inOnePiece }: { inOnePiece: boolean }) {
  const stream = await renderToReadableStream(page, { nonce: 'n', progressiveChunkSize: inOnePiece ? Infinity : undefined })
  await stream.allReady
  return new Response(stream).text()
}

const text = (name: string, words = 1000) => element('p', { key: name }, `${name} ${'r'.repeat(words * 6)}`)
/** A part whose code comes later. */
const part = (key: string, content: ReactElement, fallback?: ReactNode) =>
  element(Suspense, { key, fallback }, element(lazy(async () => ({ default: () => content }))))

const nested = () => element('div', {}, text('vanjski'), part('a', text('unutarnji'), 'čeka'), text('kraj'))

it.each<[what: string, parts: () => ReactElement[]]>([
  ['one part', () => [part('a', text('recenzije'))]],
  ['a part with a fallback', () => [part('a', text('podijeli'), element('span', { className: 'size-13' }))]],
  ['several parts', () => ['a', 'b', 'c'].map((name) => part(name, element('div', {}, text(name))))],
  ['a part in a part', () => [part('a', nested())]],
])('%s stands where React puts it in a page of one piece', async (_, parts) => {
  const page = () => element('main', {}, text('dugo', 3000), ...parts(), text('podnožje'))
  const [sent, expected] = [await render(page(), { inOnePiece: false }), await render(page(), { inOnePiece: true })]
  expect(sent).toContain('$RC(')
  expect(expected).not.toContain('$RC(')
  expect(inlineBoundaries(sent)).toBe(expected)
})

it('a page without such parts stays as it is', () => {
  expect(inlineBoundaries('<main>Knjige</main>')).toBe('<main>Knjige</main>')
})

it('a page whose parts have another form stays as it is', () => {
  const html = '<main></main><div hidden id="S:0">Recenzije</div><script>$RC("B:0","S:0")</script>'
  expect(inlineBoundaries(html)).toBe(html)
})
