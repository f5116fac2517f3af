import { expect, it } from 'vitest'
import { dataWithoutAddress, htmlWithoutAddress } from './without-address.mjs'

const row = (address: string, query: string) =>
  `1:"$Sreact.fragment"\n0:{"P":null,"c":${JSON.stringify(address.split('/'))},"q":"${query}","i":false,"f":[["c",{"q":"?x=1"}]]}\n`

it.each([
  ['/nova-lozinka?token=TAJNA', '?token=TAJNA'],
  ['/?a=/b/c&d=],e', '?a=/b/c&d=],e'],
  ['/product/kip%22a?x=\\\\', '?x=\\\\'],
  ['/nema/ovoga', ''],
])('takes the address %s out of shared data and pages', (address, query) => {
  const data = row(address, query)
  const expected = row('/', '')
  expect(dataWithoutAddress(data)).toBe(expected)
  const inPage = (text: string) => `<a href="/?c">c</a><script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
  expect(htmlWithoutAddress(inPage(data))).toBe(inPage(expected))
})

it('leaves all else as it is', () => {
  const text = '2:{"c":["a?b"],"d":1}\n3:"q":"?x"\n'
  expect(dataWithoutAddress(text)).toBe(text)
  expect(htmlWithoutAddress(`<p>"c":["","a?b"],"q":"?x"</p>`)).toBe(`<p>"c":["","a?b"],"q":"?x"</p>`)
})
