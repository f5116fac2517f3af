import { BlockList, isIP } from 'node:net'

/** Special-purpose addresses (RFC 6890): this machine, private networks, reserved ranges. */
const specialPurpose = new BlockList()
const ranges4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Teredo and 6to4 contain an IPv4 address, which could be any of the above.
const ranges6 = ['2001:db8::/32', '2001::/23', '3fff::/20', '2002::/16']
for (const range of ranges4) addRange(range, 'ipv4')
for (const range of ranges6) addRange(range, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether the address is publicly routable. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !specialPurpose.check(address, 'ipv4')
  return version === 6 && globalUnicast.check(address, 'ipv6') && !specialPurpose.check(address, 'ipv6')
}

function addRange(range: string, family: 'ipv4' | 'ipv6') {
  const [address = '', prefix] = range.split('/')
  specialPurpose.addSubnet(address, Number(prefix), family)
}
