/** Elements that a component on the screen answers for; the server's are adopted by the first that asks for the same. */
const owned = new WeakSet<Element>();

export function setPageTitle(title: string): void {
  document.title = title;
}

/** Puts an element into the document's head, or adopts the equal one the server rendered; what is returned takes it away. */
export function addToHead(name: string, attributes: Readonly<Record<string, string>>): () => void {
  const wanted = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) wanted.setAttribute(key, value);
  const rendered = [...document.head.querySelectorAll(name)].find((one) => !owned.has(one) && one.isEqualNode(wanted));
  const element = rendered ?? document.head.appendChild(wanted);
  owned.add(element);
  return () => element.remove();
}
