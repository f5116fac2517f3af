import { expect, it } from 'vitest'
import { dataWithoutQuery, htmlWithoutQuery } from './without-query.mjs'

const row = (address: string, query: string) =>
  `1:"$Sreact.fragment"\n0:{"P":null,"c":${JSON.stringify(address.split('/'))},"q":"${query}","i":false,"f":[["c",{"q":"?x=1"}]]}\n`

it.each([
  ['/nova-lozinka?token=TAJNA', '?token=TAJNA', '/nova-lozinka'],
  ['/?a=/b/c&d=],e', '?a=/b/c&d=],e', '/'],
  ['/product/kip%22a?x=\\\\', '?x=\\\\', '/product/kip%22a'],
  ['/en/shop?x=?y', '?x=?y', '/en/shop'],
  ['/kontakt', '', '/kontakt'],
])('takes the query of %s out of shared data and pages', (address, query, pathname) => {
  const data = row(address, query)
  const expected = row(pathname, '')
  expect(dataWithoutQuery(data)).toBe(expected)
  const inPage = (text: string) => `<a href="/?c">c</a><script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
  expect(htmlWithoutQuery(inPage(data))).toBe(inPage(expected))
})

it('leaves all else as it is', () => {
  const text = '2:{"c":["a?b"],"d":1}\n3:"q":"?x"\n'
  expect(dataWithoutQuery(text)).toBe(text)
  expect(htmlWithoutQuery(`<p>"c":["","a?b"],"q":"?x"</p>`)).toBe(`<p>"c":["","a?b"],"q":"?x"</p>`)
})
