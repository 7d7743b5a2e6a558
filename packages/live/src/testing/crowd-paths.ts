export const messagesOf = (room: string) => `rooms/${room}/messages`;
export const countsOf = (room: string) => `rooms/${room}/counts`;
