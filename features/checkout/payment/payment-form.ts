import type { HostedForm } from '@/lib/api/entities/payment-start.schema'

/** Posts the hosted form. Builds it with DOM calls, so that no value can become markup (docs/rules/checkout.md#payment-form). */
export function postForm({ action, method, fields }: HostedForm) {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  // A field named 'submit' would hide the method.
  HTMLFormElement.prototype.submit.call(form)
}
