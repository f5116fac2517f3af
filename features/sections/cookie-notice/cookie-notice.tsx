import { defineSection } from '../define'
import { f } from '../fields'
import { CookiePlace } from './cookie-place'

/** The question about cookies (SPEC 2). The three answers stand side by side and look alike: saying no is as easy as saying yes. */
export const cookieNotice = defineSection({
  type: 'cookie-notice',
  meta: {
    title: f.rich({ required: true }),
    accept: f.text({ max: 30, required: true }),
    necessary: f.text({ max: 30, required: true }),
    settings: f.text({ max: 30, required: true }),
    save: f.text({ max: 30, required: true }),
    categories: f.list({ key: f.text(), title: f.text({ max: 40 }), text: f.text({ max: 240 }), required: f.flag({ default: false }) }),
  },
  options: {},
  links: ['privacy'],
  Render: ({ K, meta }) => (
    <K.Root as="div">
      <CookiePlace
        labels={{ accept: meta.accept, necessary: meta.necessary, settings: meta.settings, save: meta.save }}
        categories={meta.categories}
        text={<K.Rich at="title" size="small" className="max-w-none" />}
      />
    </K.Root>
  ),
})
