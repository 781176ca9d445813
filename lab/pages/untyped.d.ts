// Packages without types of their own.
declare module 'commonmark';
declare module 'react';
declare module 'react/jsx-runtime';
declare module 'react-dom/server';
