import { BlockList, isIP } from 'node:net'

/** Addresses that lead into this machine, its network, or nowhere (IANA's special-purpose registries, RFC 6890). */
const special = new BlockList()
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
// The last ones carry an IPv4 address inside, which could be any of those above.
const ranges6 = ['2001:db8::/32', '2001::/23', '3fff::/20', '2002::/16']
for (const range of ranges4) addRange(range, 'ipv4')
for (const range of ranges6) addRange(range, 'ipv6')

const worldwide = new BlockList()
worldwide.addSubnet('2000::', 3, 'ipv6')

/** Whether anybody in the world would reach the same machine at this address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && worldwide.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

function addRange(range: string, family: 'ipv4' | 'ipv6') {
  const [address = '', prefix] = range.split('/')
  special.addSubnet(address, Number(prefix), family)
}
