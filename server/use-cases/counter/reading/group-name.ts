/** Where goods stand on the floor: 'Klær · Skalljakker'. */
export function groupName(mainGroup: string | null, group: string | null): string {
  return [mainGroup, group].filter((text) => text !== null).join(' · ');
}
