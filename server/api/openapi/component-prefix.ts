export const componentPrefix = '#/components/schemas/'
