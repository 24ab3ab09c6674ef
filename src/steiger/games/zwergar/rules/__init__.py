"""The rules of Zwergar. Imports point one way.

terms, goods, words, box and work → board → heat, mine, projects → the workplaces (lab … office) → places → furnaces, figures,
arrivals, turns → steps → position.
"""
