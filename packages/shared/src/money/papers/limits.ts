export const mostSlips = 100;
