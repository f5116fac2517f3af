import { Fragment, type ReactNode } from 'react'

type Open = { tag: 'a' | 'strong' | 'em'; href: string; children: ReactNode[] }

const token = /<(\/?)(a|strong|em)(?:\s+href="([^"]*)")?\s*>|<[^>]*>|[^<]+|</g
const safeHref = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s\\]*$/

/** Renders short HTML (a, strong, em) as elements. Other tags are dropped; a link with an unsafe address becomes text. */
export function InlineHtml({ html }: { html: string }) {
  const root: ReactNode[] = []
  const open: Open[] = []
  const into = () => open.at(-1)?.children ?? root

  for (const [whole, closing, tag, href] of html.matchAll(token)) {
    if (!tag) {
      if (!whole.startsWith('<') || whole === '<') into().push(decode(whole))
    } else if (closing) {
      if (open.at(-1)?.tag === tag) close(open, into, root)
    } else {
      open.push({ tag: tag === 'a' ? 'a' : tag === 'em' ? 'em' : 'strong', href: href ?? '', children: [] })
    }
  }
  while (open.length > 0) close(open, into, root)
  return (
    <>
      {root.map((node, i) => (
        <Fragment key={i}>{node}</Fragment>
      ))}
    </>
  )
}

function close(open: Open[], into: () => ReactNode[], root: ReactNode[]) {
  const element = open.pop()
  if (!element) return
  const target = open.length > 0 ? into() : root
  const children = element.children.map((node, i) => <Fragment key={i}>{node}</Fragment>)
  if (element.tag !== 'a') {
    const Tag = element.tag
    target.push(<Tag>{children}</Tag>)
  } else if (safeHref.test(element.href)) {
    target.push(
      <a href={element.href} target="_blank" rel="noopener" className="underline underline-offset-4">
        {children}
      </a>,
    )
  } else target.push(...children)
}

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
])

function decode(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities.get(entity) ?? entity)
}
